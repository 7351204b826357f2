# The server in production: `docker build -t polyphony .`, or `docker compose up`.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY embedded-mongo/package.json embedded-mongo/
COPY api/package.json api/
COPY admin/package.json admin/
COPY public-site/package.json public-site/
COPY explorer/package.json explorer/
COPY e2e/package.json e2e/
COPY bench/package.json bench/

# What builds: every workspace with its tools, without what only tests need.
FROM manifests AS build
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# What the server imports when it runs: no build tools, and none of the console's packages, which are in its bundle.
FROM manifests AS packages
RUN npm ci --omit=dev --no-audit --no-fund -w domain -w embedded-mongo -w api -w public-site

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app ./
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/embedded-mongo/dist embedded-mongo/dist
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/public-site/dist public-site/dist
COPY --from=build /app/admin/dist admin/dist
COPY --from=build /app/explorer/reference/dist explorer/reference/dist
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/start/main.js"]
