import { marksTexts } from '../../../locales/en/detector/marks.ts'
import { classNames } from '../../../ui/class-names.ts'
import { markGroundClass, markLineClass } from './mark-class.ts'

const names = marksTexts.names

/** The legend of the two kinds of marks. */
export function MarkKey() {
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1.5 text-12">
      {(['strong', 'slight'] as const).map((tone) => (
        <span
          key={tone}
          className={classNames(
            'rounded-[3px] px-1 underline decoration-2 underline-offset-4',
            markLineClass[tone],
            markGroundClass[tone].still,
          )}
        >
          {names[tone]}
        </span>
      ))}
    </p>
  )
}
