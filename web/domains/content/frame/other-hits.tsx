/** The addresses of the search and of what it reads, for the script of the page. */
export type SearchFiles = { script: string; index: string }

/** What a search finds on the other page of help and questions. The script fills it in. */
export function OtherHits({ title }: { title: string }) {
  return (
    <section data-hits hidden className="mt-12">
      <h2 className="border-b border-line pb-3 text-16 font-semibold">{title}</h2>
      <ul />
      <template>
        <li className="border-b border-line">
          <a href="/help" className="group block py-4">
            <span className="flex flex-wrap gap-x-2 font-serif text-20 font-medium underline-offset-4 group-hover:underline group-hover:decoration-1">
              <span data-hit="title" />
              <span data-hit="heading" className="text-ink-muted" />
            </span>
            <span data-hit="excerpt" className="mt-1 block max-w-[68ch] text-14 text-pretty text-ink-muted" />
          </a>
        </li>
      </template>
    </section>
  )
}
