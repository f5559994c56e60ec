import { usersTexts } from '../../locales/en/operating/users.ts'
import { Button } from '../../ui/button.tsx'

type PageButtonsProps = { page: number; total: number; perPage: number; onPage: (page: number) => void }

/** Leafs through a list; nothing where it has one page. */
export function PageButtons({ page, total, perPage, onPage }: PageButtonsProps) {
  if (total <= perPage) return null
  return (
    <div className="flex items-center justify-between gap-3">
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {usersTexts.previous}
      </Button>
      <span className="tabular text-13 text-ink-muted">
        {usersTexts.pageOf({ page, pages: Math.ceil(total / perPage) })}
      </span>
      <Button disabled={page * perPage >= total} onClick={() => onPage(page + 1)}>
        {usersTexts.next}
      </Button>
    </div>
  )
}
