import { site } from '#src/content/site.ts'
import { PageFrame } from './page-frame.tsx'
import { Spinner } from './spinner.tsx'

/** What is seen while a page's part of the program is on its way: the frame, and a door that swings. */
export const OpeningPage = () => (
  <PageFrame>
    <div className="page grid min-h-[50svh] place-items-center text-walnut-ink">
      <Spinner label={site.opening} size={28} />
    </div>
  </PageFrame>
)
