import { Ellipsis, Pencil, Quote, SearchCheck, Trash2, TriangleAlert } from 'lucide-react'
import { yearOf } from '../../../../../contract/essays/plain-citation.ts'
import type { Source } from '../../../../../contract/essays/sources.ts'
import { sourceTexts as texts } from '../../../../locales/en/essays/sources.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import { nameOf, plainTitle } from '../library/search-sources.ts'
import { authorsOf } from '../library/source-names.ts'

type SourceRowProps = {
  source: Source
  /** How many citations name it. */
  uses: number
  onCite: () => void
  onEdit: () => void
  onDelete: () => void
  /** Looks the source up again; null where that is not possible. */
  onLookUp: (() => void) | null
}

/** One source of the library, with what can be done with it. */
export function SourceRow({ source, uses, onCite, onEdit, onDelete, onLookUp }: SourceRowProps) {
  const title = plainTitle(source) || texts.untitled
  const details = [
    authorsOf(source) || texts.noAuthor,
    yearOf(source),
    source['container-title'],
    uses > 0 && texts.cited({ count: uses }),
  ]
  return (
    <li className="flex items-start gap-2 border-b border-line px-6 py-3 last:border-0 max-md:px-4">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
          {title}
        </p>
        <p className="line-clamp-2 text-13 text-ink-muted wrap-anywhere">
          {details.filter(Boolean).join(' · ')}
        </p>
        {source.incomplete && (
          <button
            type="button"
            onClick={onEdit}
            className="mt-1 flex items-start gap-1.5 rounded-small text-left text-13 text-caution hover:underline"
          >
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            {texts.incomplete({ reason: source.incomplete })}
          </button>
        )}
      </div>
      <div className="-mr-2 flex shrink-0 items-center">
        <Button
          size="sm"
          variant="soft"
          icon={<Quote />}
          aria-label={texts.citeNamed({ name: nameOf(source) })}
          onClick={onCite}
        >
          {texts.cite}
        </Button>
        <Menu trigger={<IconButton label={texts.actions({ name: nameOf(source) })} icon={<Ellipsis />} />}>
          {source.incomplete && onLookUp && (
            <MenuItem icon={<SearchCheck />} onSelect={onLookUp}>
              {texts.lookUpAgain}
            </MenuItem>
          )}
          <MenuItem icon={<Pencil />} onSelect={onEdit}>
            {texts.edit}
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
            {texts.remove}
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}
