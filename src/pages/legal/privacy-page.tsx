import { privacy } from '#src/content/marketing/legal.ts'
import { LegalView } from './legal-view.tsx'

export const PrivacyPage = () => <LegalView page={privacy} />
