import { brand } from '../../../contract/brand.ts'
import { contractText } from '../../locales/contract-text.ts'
import { shellTexts } from '../../locales/en/ui/shell.ts'
import { classNames } from '../class-names.ts'

/** The sub-line of an empty chat, with a link to what is known about it (docs/spec/decisions.md 56). */
export function ChatSubline({ className }: { className?: string }) {
  return (
    <p className={classNames('text-pretty text-ink-muted', className)}>
      {contractText(brand.chatSubline)}{' '}
      <a
        href="/resources/technology"
        className="inline-block text-13 whitespace-nowrap max-md:mx-auto max-md:block max-md:w-fit underline decoration-line-strong underline-offset-2 hover:text-ink max-md:py-2"
      >
        {shellTexts.howFarThisIsTrue}
      </a>
    </p>
  )
}
