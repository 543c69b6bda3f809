import { how } from '#src/content/marketing/home/how.ts'
import { Plate } from '#src/marketing/plate.tsx'
import { Door } from '#src/ui/door.tsx'
import { ChatLoop } from '#src/widgets/chat-loop/chat-loop.tsx'
import { FeatureWords } from './feature-words.tsx'

const words = how.engage
const [greeting, asked, answered] = words.messages
const messages = [
  { author: words.penny, isVisitor: false, text: greeting },
  { author: words.visitor, isVisitor: true, text: asked },
  { author: words.penny, isVisitor: false, text: answered },
] as const

/** HOME-09: an inquiry and its reply. */
export function EngageRow() {
  return (
    <div className="flex flex-col gap-8">
      <div className="relative">
        <Plate name="kitchen" shape="h-[26rem] md:h-[42rem]" sizes="(width < 900px) 864px, 1008px" />
        <div className="overlay absolute inset-x-4 bottom-4 rounded-field sm:max-md:right-auto sm:max-md:w-104 md:inset-x-6 md:bottom-6 xl:right-auto xl:w-104">
          <p className="flex min-h-11 items-center gap-2 px-4 text-note font-medium">
            <span className="text-walnut-ink">
              <Door size={18} />
            </span>
            {words.penny}
          </p>
          <div className="border-t border-rule px-4 pt-3 pb-4">
            <ChatLoop messages={messages} />
          </div>
        </div>
      </div>
      <FeatureWords {...words} />
    </div>
  )
}
