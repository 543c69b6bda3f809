import { privacy } from '#src/content/marketing/legal.ts'
import { LegalView } from '#src/marketing/legal-view.tsx'

export const PrivacyPage = () => <LegalView page={privacy} />
