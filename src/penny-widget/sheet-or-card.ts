interface Parts {
  dialog: HTMLDialogElement
  /** Gets the focus when the panel opens. */
  input: HTMLElement
  button: HTMLElement
}

/**
 * Opens and closes the panel. On a phone it covers the page and is modal, so that the focus stays inside; on a wider screen
 * it is a card beside which the page goes on. Escape closes it, and the focus returns to the button.
 */
export function sheetOrCard({ dialog, input, button }: Parts): { toggle(): void } {
  const isNarrow = matchMedia('(width < 600px)')

  const show = () => (isNarrow.matches ? dialog.showModal() : dialog.show())
  const showExpanded = () => button.setAttribute('aria-expanded', String(dialog.open))
  const close = () => {
    dialog.close()
    showExpanded()
    button.focus({ preventScroll: true })
  }

  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  for (const place of [dialog, button])
    place.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !dialog.open) return
      event.preventDefault()
      close()
    })
  isNarrow.addEventListener('change', () => {
    if (!dialog.open) return
    const root = dialog.getRootNode() as ShadowRoot
    const focused = dialog.contains(root.activeElement) ? (root.activeElement as HTMLElement) : null
    dialog.close()
    show()
    focused?.focus({ preventScroll: true })
  })

  return {
    toggle() {
      if (dialog.open) return close()
      show()
      showExpanded()
      input.focus({ preventScroll: true })
    },
  }
}
