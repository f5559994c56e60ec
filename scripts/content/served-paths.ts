import { applicationPaths } from '../../contract/pages.ts'

/** Reports whether a route of the application matches the path. A parameter such as `:name` matches one segment. */
export function isOfApplication(path: string): boolean {
  const parts = path.split('/')
  return applicationPaths.some((route) => {
    const pattern = route.split('/')
    return (
      pattern.length === parts.length &&
      pattern.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
    )
  })
}
