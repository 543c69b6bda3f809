import { pendra } from '#src/content/marketing/pendra.ts'
import { ChevronDownIcon } from '#src/ui/site-icons.tsx'

const words = pendra.leads

/** PENDRA-03. */
export function Leads() {
  return (
    <div className="flex flex-col gap-6">
      <details className="group border border-rule" open>
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 font-medium tracking-[0.06em] [&::-webkit-details-marker]:hidden">
          {words.howTo}
          <span className="transition-transform duration-150 group-open:rotate-180">
            <ChevronDownIcon />
          </span>
        </summary>
        <ol className="grid gap-4 px-4 pb-4 sm:grid-cols-2">
          {words.rules.map(({ title, text }) => (
            <li key={title}>
              <p className="font-medium text-brass">{title}</p>
              <p className="mt-1 text-note">{text}</p>
            </li>
          ))}
        </ol>
      </details>
      <p aria-hidden="true" className="-mb-3 text-note sm:hidden">
        {words.swipe}
      </p>
      <section
        aria-label={words.caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        className="overflow-x-auto pb-2 [scrollbar-color:var(--color-brass)_transparent] [scrollbar-width:thin] max-sm:[mask-image:linear-gradient(to_right,black_85%,transparent)]"
      >
        <table className="w-full min-w-[40rem] text-left text-note">
          <caption className="sr-only">{words.caption}</caption>
          <thead>
            <tr>
              {Object.values(words.columns).map((column) => (
                <th key={column} scope="col" className="border-b border-rule py-2 pr-4 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.rows.map(({ first, surname, type, status, tour, note }) => (
              <tr key={surname}>
                <td className={cell}>
                  {first}{' '}
                  <span aria-hidden="true" className="blur-[5px] select-none">
                    {surname}
                  </span>
                  <span className="sr-only">({words.blurred})</span>
                </td>
                <td className={cell}>{type}</td>
                <td className={cell}>
                  <span className={status === 'Active' ? 'text-sage' : 'text-brass'}>{status}</span>
                </td>
                <td className={cell}>{tour ?? words.noTour}</td>
                <td className={cell}>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

const cell = 'border-b border-rule py-3 pr-4 align-top'
