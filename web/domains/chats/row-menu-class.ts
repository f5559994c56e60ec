/** The menu button at the end of a row: visible on hover, and always on devices without hover. */
export const rowMenuClass =
  'absolute inset-y-0 right-0 my-auto flex size-8 items-center justify-center rounded-control text-ink-muted opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 data-[state=open]:opacity-100 max-md:size-11 max-md:opacity-100 [@media(hover:none)]:opacity-100'

/** Leaves space for that button where it is visible. */
export const rowWithMenuClass =
  'group-focus-within:pr-9 group-hover:pr-9 max-md:pr-11 md:[@media(hover:none)]:pr-9'
