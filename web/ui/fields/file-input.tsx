import type { Ref } from 'react'

type FileInputProps = {
  /** A button clicks the field, which is not shown itself. */
  ref: Ref<HTMLInputElement>
  /** The name of the file field for screen readers. */
  label: string
  accept: string
  multiple?: boolean
  /** Called with at least one file. */
  onChoose: (files: File[]) => void
}

/** A field that opens the browser's file dialog. The same file can be chosen twice. */
export function FileInput({ ref, label, accept, multiple = false, onChoose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      accept={accept}
      aria-label={label}
      onChange={(event) => {
        const files = Array.from(event.currentTarget.files ?? [])
        event.currentTarget.value = ''
        if (files.length > 0) onChoose(files)
      }}
    />
  )
}
