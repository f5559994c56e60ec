/** The button at the end of a row of the list: in sight when the row is pointed at, always where nothing can point. */
export const rowMenuClass =
  'absolute inset-y-0 right-0 my-auto flex size-8 items-center justify-center rounded-control text-ink-muted opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 data-[state=open]:opacity-100 max-md:size-11 max-md:opacity-100 [@media(hover:none)]:opacity-100'
