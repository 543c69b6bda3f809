import { homeFaqs as words } from '#src/content/marketing/home/questions.ts'
import { Faqs } from '#src/marketing/faqs.tsx'

/** HOME-07. */
export function HomeQuestions() {
  return (
    <section
      aria-labelledby="questions"
      className="page mt-12 grid gap-x-gutter gap-y-6 md:mt-40 md:grid-cols-12 md:gap-y-8"
    >
      <h2 id="questions" className="font-serif text-display text-balance md:col-span-4">
        {words.title}
      </h2>
      <div className="md:col-span-8">
        <Faqs questions={words.questions} />
      </div>
    </section>
  )
}
