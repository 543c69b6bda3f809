import type { ModalField } from '#machines/demo-modal/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'

/** DMODAL-01, DMODAL-03. */
export const demoModal = {
  open: 'Request a demo',
  title: 'Request a demo',
  lead: 'Four quick questions. We’ll only use your answers to contact you.',
  home: 'Go to the home page',
  close: 'Close',
  chooseTeam: 'Choose a size',
  people: (size: string) => `${size} people`,
  notesLeft: (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'} left`,
  submit: 'Continue',
  sending: 'Preparing demo',
}

export const modalLabels: Record<ModalField, string> = {
  name: 'Name',
  email: 'Email',
  teamSize: 'Team size',
  message: 'Additional notes',
}

/** The sentence in the red box (DMODAL-06); null where all is said under a field. */
export function modalProblemWords(problem: DemoProblem): string | null {
  switch (problem.code) {
    case 'email':
      return null
    case 'offline':
      return 'Network error. Please check your connection and try again.'
    case 'refused':
      return `Failed to send demo request. Please try again. (${problem.status})`
    case 'failed':
      return 'Failed to send demo request. Please try again.'
  }
}
