import { PageFrame } from './page-frame.tsx'
import { PageMessage, type PageMessageProps } from './page-message.tsx'

/** A page that has one thing to say. */
export const MessagePage = (message: PageMessageProps) => (
  <PageFrame>
    <PageMessage {...message} />
  </PageFrame>
)
