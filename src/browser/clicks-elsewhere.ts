import { fromCallback, type NonReducibleUnknown } from 'xstate'

/** Tells CLOSE of every click on the page but those within what the selector names. */
export const clicksElsewhere = (selector: string) =>
  fromCallback<{ type: 'CLOSE' }, NonReducibleUnknown>(({ sendBack }) => {
    const look = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(selector)) return
      sendBack({ type: 'CLOSE' })
    }
    document.addEventListener('click', look, { capture: true })
    return () => document.removeEventListener('click', look, { capture: true })
  })
