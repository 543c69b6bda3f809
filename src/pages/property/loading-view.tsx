import { propertyPage } from '#src/content/property-page.ts'
import { WaitingView } from './waiting-view.tsx'

export const LoadingView = () => <WaitingView sentence={propertyPage.loading} />
