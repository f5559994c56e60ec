import { applicationPaths } from '../../contract/pages.ts'

/** The calls of programs, which the examples of the developers' page make. */
const callsOfPrograms = '/api/v1/'

/** Reports whether the server answers the path without a file. A parameter of a route, such as `:name`, matches one segment. */
export function isServed(path: string): boolean {
  if (path.startsWith(callsOfPrograms)) return true
  const parts = path.split('/')
  return applicationPaths.some((route) => {
    const pattern = route.split('/')
    return (
      pattern.length === parts.length &&
      pattern.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
    )
  })
}
