import { terms } from '#src/content/marketing/legal.ts'
import { LegalView } from './legal-view.tsx'

export const TermsPage = () => <LegalView page={terms} />
