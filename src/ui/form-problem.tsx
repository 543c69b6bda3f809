import { Notice } from './notice.tsx'

interface Props {
  sentence: string
  hint?: string | null
  /** The number of attempts, as `useFocusFirstError` counts them: the same problem is announced again. */
  attempt: number
  id?: string
  className?: string
}

/** Why a form wasn't sent; focused by `useFocusFirstError` where no field is invalid. */
export function FormProblem({ sentence, hint, attempt, id, className = '' }: Props) {
  return (
    <div data-refusal="" tabIndex={-1} className={`scroll-my-4 outline-none ${className}`}>
      <Notice key={attempt} tone="alert" id={id}>
        <p>{sentence}</p>
        {hint && <p className="mt-1">{hint}</p>}
      </Notice>
    </div>
  )
}
