import { startWorker } from './worker.ts'
import type { WorkerScope } from './worker.ts'

// The server writes the build's name before this script (apps/server/pages/offline-routes.ts): another build is another script, which
// browsers then install.
const scope = globalThis as unknown as WorkerScope & { foyerBuild: string } // a service worker's, see worker.ts
startWorker(scope, scope.foyerBuild)
