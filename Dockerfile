# The hall as an image: docker build -t gladsheim .
# What has to be done is done by scripts/image, which the tests run without Docker.
ARG PYTHON=python:3.13-slim

FROM ${PYTHON} AS build
WORKDIR /build
COPY . .
RUN scripts/image /opt/gladsheim

FROM ${PYTHON}
ENV PATH=/opt/gladsheim/bin:$PATH \
    HOME=/var/lib/gladsheim \
    GLADSHEIM_DATABASE=sqlite:////var/lib/gladsheim/hall.db \
    GLADSHEIM_CACHE=/var/cache/gladsheim
COPY --from=build /opt/gladsheim /opt/gladsheim
RUN install --directory --mode=700 --owner=10001 --group=10001 /var/lib/gladsheim /var/cache/gladsheim
USER 10001:10001
# The kernels, where the hall looks for them.
RUN gladsheim warm
WORKDIR /var/lib/gladsheim
VOLUME /var/lib/gladsheim
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/health', timeout=5)"]
ENTRYPOINT ["gladsheim"]
CMD ["serve", "--host", "0.0.0.0"]
