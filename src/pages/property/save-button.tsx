import { toggleSaved, useSavedHomes } from '#src/browser/saved-homes.ts'
import { savedHomes as words } from '#src/content/saved-homes.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

interface SaveButtonProps {
  /** Of the page. */
  path: string
  address: string
}

/** PROP-27: keeps the home in this browser, or forgets it. */
export function SaveButton({ path, address }: SaveButtonProps) {
  const isSaved = useSavedHomes().some((home) => home.path === path)
  return (
    <IconButton label={words.save} aria-pressed={isSaved} onClick={() => toggleSaved({ path, address })}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill={isSaved ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M12 20.5l-7.4-7.6a4.9 4.9 0 017-6.9l.4.5.4-.5a4.9 4.9 0 017 6.9z" />
      </svg>
    </IconButton>
  )
}
