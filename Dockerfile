# Builds the portal and the editor, then keeps the build, the documents and the production packages alone.
# docker build -t foyer . && docker run -p 4000:4000 -v foyer-data:/data foyer
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# Without their list: what is also an optional peer of a production package would stay
RUN npm run build && npm pkg delete devDependencies && npm prune --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 LAYOUTS_DIR=/layouts DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --chown=node:node layouts /layouts
RUN mkdir /data && chown node:node /data /layouts
USER node
VOLUME ["/data", "/layouts"]
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node runs as the first process, so that the signal to stop reaches it
CMD ["node", "dist/server/server.js"]
