interface Props {
  label: string
  title: string
  text: string
  /** Side by side where there is room, or one below the other. */
  wide?: boolean
}

/** What a feature is called, what it promises, and how. */
export function FeatureWords({ label, title, text, wide = false }: Props) {
  if (!wide) {
    return (
      <div>
        <p className="text-note font-medium text-walnut-ink">{label}</p>
        <h3 className="mt-3 max-w-[24ch] font-serif text-title text-balance md:text-[1.875rem] md:leading-9">
          {title}
        </h3>
        <p className="mt-4 max-w-[52ch] text-lead text-pretty text-ink-soft">{text}</p>
      </div>
    )
  }
  return (
    <div className="grid gap-x-gutter gap-y-3 md:grid-cols-12">
      <p className="text-note font-medium text-walnut-ink md:col-span-2 md:pt-3">{label}</p>
      <h3 className="font-serif text-heading text-balance md:col-span-5">{title}</h3>
      <p className="mt-1 max-w-[52ch] text-lead text-pretty text-ink-soft md:col-span-5 md:mt-0 lg:col-span-4 lg:col-start-9">
        {text}
      </p>
    </div>
  )
}
