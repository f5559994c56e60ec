import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../../bench/support/processes.ts'

const unpacked = join(root, 'node_modules/.cache/longhand-nginx')

/**
 * Returns the path of nginx: that of NGINX_PATH, an installed one, or Debian's package, which is unpacked beside this
 * project's packages and installs nothing.
 */
export function findNginx(): string {
  const own = join(unpacked, 'usr/sbin/nginx')
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const known = [process.env.NGINX_PATH ?? '', ...folders.map((folder) => join(folder, 'nginx')), own]
  const found = known.find((path) => path !== '' && existsSync(path))
  if (found) return found
  mkdirSync(unpacked, { recursive: true })
  const fetched = spawnSync('apt-get', ['download', 'nginx'], { cwd: unpacked, encoding: 'utf8' })
  const file = readdirSync(unpacked).find((name) => name.endsWith('.deb'))
  if (file) spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: unpacked })
  if (!existsSync(own))
    throw new Error(
      `nginx was not found. Install it, or name it in NGINX_PATH. ${fetched.stderr ?? ''}`.trim(),
    )
  return own
}
