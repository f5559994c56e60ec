import { type ReactNode, useState } from 'react'

/** The square at the start of a chip: a thumbnail, or the icon when there is none or it cannot be shown. */
export function FilePicture({ source, icon }: { source: string | null; icon: ReactNode }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className="grid size-9 shrink-0 place-items-center overflow-clip rounded-small bg-surface-sunken text-ink-muted [&_svg]:size-4.5">
      {source && !isBroken ? (
        <img
          src={source}
          alt=""
          className="size-full object-cover"
          onError={() => setBroken(true)}
          decoding="async"
        />
      ) : (
        icon
      )}
    </span>
  )
}
