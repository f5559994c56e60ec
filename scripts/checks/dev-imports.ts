import { type Import, importsOf } from '../imports.ts'
import type { ProjectFile } from '../project-files.ts'

export type Manifest = {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

/** What runs where the packages for tests are not installed: the server, its build, and every operator's command. */
function entriesOf({ scripts }: Manifest): string[] {
  const commands = Object.values(scripts).flatMap(
    (script) => script.match(/(?:run-command\.mjs|--install|--without-tests) (\S+\.ts)/)?.[1] ?? [],
  )
  return ['server/main.ts', ...commands]
}

/** Returns each import of a package that an installation without the packages for tests does not have. */
export function findDevImports(manifest: Manifest, files: ProjectFile[]): string[] {
  const installed = new Set([
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.optionalDependencies),
  ])
  const byPath = new Map(files.map((file) => [file.path, file]))
  const isAtHand = ({ name, typeOnly }: Import) =>
    name === null ||
    typeOnly ||
    name.startsWith('node:') ||
    // Made by the build itself.
    name.startsWith('virtual:') ||
    installed.has(name)
  const seen = new Set<string>()
  const breaches: string[] = []
  const queue = entriesOf(manifest)
  for (let path = queue.pop(); path; path = queue.pop()) {
    const file = byPath.get(path)
    if (!file || seen.has(path)) continue
    seen.add(path)
    for (const taken of importsOf(file)) {
      if (taken.path && !taken.typeOnly) queue.push(taken.path)
      if (!isAtHand(taken))
        breaches.push(
          `${path}:${taken.line}: 18: ${taken.name} is not installed beside a server. Move it to the dependencies, or this import out of the server and the operator’s commands.`,
        )
    }
  }
  return breaches
}
