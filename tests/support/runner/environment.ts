// A commit hook, or git itself while it runs a test, says by its environment where the repository is; a test that runs git in a folder of
// its own would change that repository.
for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) delete process.env[name]
