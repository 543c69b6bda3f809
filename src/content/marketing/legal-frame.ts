export const legalFrame = { returnHome: 'Return Home', contents: 'On this page', requestDemo: 'Request a Demo' }
