import { useState } from 'react'
import { initials } from './initials.ts'

type AvatarProps = {
  name: string
  /** The address of the user's picture; without one the initials are shown. */
  image?: string | null | undefined
  size?: 'usual' | 'large'
}

const sizes = { usual: 'size-8 text-12', large: 'size-14 text-16' }

export function Avatar({ name, image, size = 'usual' }: AvatarProps) {
  // A picture that cannot be loaded, offline for example, is replaced by the initials.
  const [failed, setFailed] = useState<string | null>(null)
  if (image && failed !== image)
    return (
      <img
        src={image}
        alt=""
        onError={() => setFailed(image)}
        className={`shrink-0 rounded-full bg-accent-soft object-cover ${sizes[size]}`}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent ${sizes[size]}`}
    >
      {initials(name)}
    </span>
  )
}
