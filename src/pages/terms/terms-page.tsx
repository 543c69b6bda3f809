import { terms } from '#src/content/marketing/legal.ts'
import { LegalView } from '#src/marketing/legal-view.tsx'

export const TermsPage = () => <LegalView page={terms} />
