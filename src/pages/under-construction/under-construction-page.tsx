import { underConstruction as words } from '#src/content/marketing/under-construction.ts'
import { paths } from '#src/paths.ts'
import { sample } from '#src/sample.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'

/** MKT-11. */
export function UnderConstructionPage() {
  return (
    <MessagePage
      title={words.headline}
      sentence={words.sentence}
      actions={
        <>
          <ButtonLink href={paths.home}>{words.home}</ButtonLink>
          <ButtonLink href={sample.path} look="quiet">
            {words.sample}
          </ButtonLink>
        </>
      }
    />
  )
}
