import { useId } from 'react'
import { Link } from 'wouter'
import { useSavedHomes } from '#src/browser/saved-homes.ts'
import { savedHomes as words } from '#src/content/saved-homes.ts'
import { sectionTitle } from './facts.tsx'

/** The homes that were saved in this browser, but for the one at `path`; nothing where there is none. */
export function SavedHomes({ path }: { path: string }) {
  const id = useId()
  const others = useSavedHomes().filter((home) => home.path !== path)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {words.title}
      </h2>
      <ul className="[overflow-wrap:anywhere]">
        {others.map((home) => (
          <li key={home.path}>
            <Link
              href={home.path}
              className="inline-flex min-h-11 items-center text-walnut-ink underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2"
            >
              {home.address}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-note text-ink-soft">{words.note}</p>
    </section>
  )
}
