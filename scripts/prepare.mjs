// npm runs it after npm ci and npm install. Writes what is generated and therefore not committed: in layouts/schemas the schemas by which
// an editor completes documents, and in docs the reference of documents and diagnostics, the licences and the coverage.
import { createRequire } from 'node:module'

if (hasTools()) {
  const { build, root, writeSchemas } = await import('./build.mjs')
  const { run } = await import('./stages.mjs')
  const script = (...args) => run(process.execPath, args)
  try {
    await build({ only: ['layouts-command'] })
    await Promise.all([
      writeSchemas(),
      script('dist/layouts-command/foyer.js', 'docs', `${root}docs`),
      script('scripts/assets/licences.mjs'),
      script('scripts/coverage.mjs'),
    ])
  } catch (error) {
    // the packages are installed, and whatever is wrong here is shown by npm test
    console.error(
      `${error.message}\nThe schemas of documents and the generated pages of docs are not written: npm run prepare tries again.`,
    )
  }
} else {
  console.log('Without the development packages, the schemas of documents and the generated pages of docs are not written.')
}

function hasTools() {
  try {
    createRequire(import.meta.url).resolve('vite')
    return true
  } catch {
    return false
  }
}
