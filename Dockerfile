# Every image of tweebyte:
#
#   --target service --build-arg TREE=async --build-arg SERVICE=user    one of the twelve services
#   --target migrate                                                    makes the secrets, brings databases up to date
#   --target load                                                       JMeter and the load rig
#
# All is built once, whichever images are requested: the sources and the flags of the first stages do not know which.
# docker-compose.yml passes the names of the base images, which are in .env.
ARG BUILD_IMAGE=maven:3.9.11-eclipse-temurin-25
ARG RUNTIME_IMAGE=eclipse-temurin:25.0.3_9-jre

# Jars run anywhere, so they are built on the builder's own platform, whatever the image is for.
FROM --platform=$BUILDPLATFORM ${BUILD_IMAGE} AS build
ARG OPENTELEMETRY_AGENT=2.33.1
WORKDIR /source
# The agent is downloaded by itself: it belongs to no module, since no service is compiled against it.
RUN --mount=type=cache,id=tweebyte-maven,target=/root/.m2/repository,sharing=locked \
    mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
      -Dartifact=io.opentelemetry.javaagent:opentelemetry-javaagent:${OPENTELEMETRY_AGENT} \
      -Dmdep.stripVersion=true -DoutputDirectory=/image/agent/app
COPY . .
# src/test stays outside, so that a test that is changed builds no image. What becomes a layer lies here from the root on, folders
# included, with times that are set: the same sources are the same layers, whenever they were built.
RUN --mount=type=cache,id=tweebyte-maven,target=/root/.m2/repository,sharing=locked \
    modules=launcher; \
    for tree in async reactive virtual; do \
      for service in gateway user tweet interaction; do modules=$modules,$tree/$service-service; done; \
    done; \
    mvn -q -B -Dmaven.test.skip=true -Djacoco.skip -Dspring-javaformat.skip -pl "$modules" -am package \
 && for tree in async reactive virtual; do \
      for service in gateway user tweet interaction; do \
        java -Djarmode=tools -jar $tree/$service-service/target/$tree-$service-service-0.1.0-SNAPSHOT.jar \
          extract --layers --application-filename app.jar --destination /extracted/$tree/$service || exit 1; \
        for layer in dependencies application; do \
          mkdir -p /image/$tree/$service/$layer && mv /extracted/$tree/$service/$layer /image/$tree/$service/$layer/app; \
        done; \
      done; \
    done \
 && mkdir -p /image/launcher/app/lib \
 && cp launcher/target/launcher-0.1.0-SNAPSHOT.jar /image/launcher/app/launcher.jar \
 && tr ':' '\n' <launcher/target/class-path | grep -v -e embedded-postgres -e embedded-redis \
    | xargs -I '{}' cp '{}' /image/launcher/app/lib/ \
 && for folder in token postgres owners users tweets interactions service redis redis-cleaner redis-users; do \
      mkdir -p /image/launcher/run/tweebyte/$folder || exit 1; \
    done \
 && mkdir -p /image/files/run/tweebyte/pictures /image/files/run/tweebyte/uploads \
 && chown -R 10001:10001 /image/launcher/run/tweebyte \
 && find /image -exec touch -h -d 2026-11-21T00:00:00Z '{}' +

# lib/junit: the rig makes this folder where it is missing, and cannot in a root file system that is read-only.
FROM build AS build-load
RUN --mount=type=cache,id=tweebyte-maven,target=/root/.m2/repository,sharing=locked \
    mvn -q -B -Dmaven.test.skip=true -Djacoco.skip -Dspring-javaformat.skip -pl jmeter -am package \
 && mkdir -p /load/app/lib /load/app/jmeter/engine/target \
 && cp jmeter/target/load-rig-0.1.0-SNAPSHOT.jar /load/app/lib/ \
 && tr ':' '\n' <jmeter/target/class-path | xargs -I '{}' cp '{}' /load/app/lib/ \
 && cp -r jmeter/plans jmeter/settings /load/app/jmeter/ \
 && cp -r jmeter/engine/target/jmeter /load/app/jmeter/engine/target/ \
 && mkdir -p /load/app/jmeter/engine/target/jmeter/lib/junit \
 && find /load -exec touch -h -d 2026-11-21T00:00:00Z '{}' +

# What all images share. A user without a name is enough for a JVM, and leaves no trace of the day it was made.
FROM ${RUNTIME_IMAGE} AS runtime

FROM runtime AS unpractised
ARG TREE
ARG SERVICE
COPY --from=build /image/agent/ /
COPY --from=build --chown=10001:10001 /image/files/ /
COPY --from=build /image/${TREE}/${SERVICE}/dependencies/ /
COPY --from=build /image/${TREE}/${SERVICE}/application/ /
WORKDIR /app
# Inside a container every service listens on the same ports; its network decides which clients reach it.
ENV SERVER_ADDRESS=0.0.0.0 SERVER_PORT=8080 MANAGEMENT_SERVER_ADDRESS=0.0.0.0 MANAGEMENT_SERVER_PORT=8180

# Starts the service once, on the very JVM and jars that it will have, for the JVM to write down what it loads and links.
# The mount keeps other practice runs out: eight JVMs at once take more memory than many machines have.
FROM unpractised AS practice
ARG AOT=on
ARG BUILDPLATFORM
ARG TARGETPLATFORM
RUN --mount=type=bind,source=ops/container/practise,target=/practise \
    --mount=type=cache,id=tweebyte-practice,target=/turn,sharing=locked \
    /practise /practised/app

FROM unpractised AS service
COPY --from=practice /practised/ /
# aot.options names the cache, if there is one. A cache needs the collector it was made with, and a heap that begins with room
# for the objects in it: other flags leave it out and cost nothing but time.
ENV JDK_JAVA_OPTIONS="@aot.options -XX:MaxRAMPercentage=40 -Xms64m -XX:+UseSerialGC -XX:+ExitOnOutOfMemoryError"
USER 10001:10001
EXPOSE 8080 8180
STOPSIGNAL SIGTERM
ENTRYPOINT ["java", "-jar", "app.jar"]

# New volumes take over who owns the folders below /run/tweebyte.
FROM runtime AS migrate
COPY --from=build /image/launcher/ /
WORKDIR /app
USER 10001:10001
ENTRYPOINT ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx128m", "-Dtweebyte.root=/tmp", \
            "-cp", "launcher.jar:lib/*", "io.tweebyte.launcher.command.TweebyteCommand"]

FROM runtime AS load
# The report draws its charts with fonts of the system. PostgreSQL, which the rig starts to know the data, refuses
# to run as a user without a name.
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends fontconfig fonts-dejavu-core >/dev/null \
 && rm -rf /var/lib/apt/lists/* \
 && groupadd -g 10001 tweebyte && useradd -u 10001 -g 10001 -d /app -s /usr/sbin/nologin tweebyte \
 && mkdir -p /app/.tweebyte /results && chown 10001:10001 /app/.tweebyte
COPY --from=build-load /load/ /
WORKDIR /app
COPY ops/container/load /usr/local/bin/load
ENTRYPOINT ["load"]
