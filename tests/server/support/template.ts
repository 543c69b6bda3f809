export const templateName = 'pending_template'

export const secret = 'a secret that only the tests know'
