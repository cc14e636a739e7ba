package io.tweebyte.launcher.backend;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;

import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.service.ServiceProcess;
import io.tweebyte.launcher.setup.Infrastructure;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.servers.process.ServerException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class BackendIntegrationTests {

	@TempDir
	private static Path folder;

	private static Infrastructure infrastructure;

	@BeforeAll
	static void startInfrastructure() throws IOException {
		infrastructure = Infrastructure.temporary(FakeCheckout.in(folder));
	}

	@AfterAll
	static void stopInfrastructure() {
		infrastructure.close();
		assertThat(infrastructure.postgres().isRunning()).isFalse();
	}

	@Test
	void startsEachServiceInItsModelAndStopsIt() throws IOException, InterruptedException {
		MixedSetup mixed = MixedSetup.of(Model.VIRTUAL).with(ServiceName.GATEWAY, Model.REACTIVE);

		Backend backend = Backend.start(infrastructure, mixed, options());
		try (backend) {
			assertThat(backend.label()).isEqualTo("mixed(gateway=reactive,user=virtual)");
			assertThat(backend.processes()).extracting(ServiceProcess::label)
				.containsExactly("reactive/gateway", "virtual/user");
			assertThat(status(backend.gateway())).isEqualTo(200);
			assertThat(status(backend.service(ServiceName.USER))).isEqualTo(200);
		}

		assertThat(backend.processes()).noneMatch((service) -> service.process().isAlive());
	}

	@Test
	void tellsEachServiceWhatItNeeds() throws IOException {
		BackendOptions options = options().withProfiles(List.of("measure"))
			.withProperties(Map.of("tweebyte.password.cost", "4", "tweebyte.security.mode", "off"))
			.withJvmFlags((model, service) -> List.of("-Dagent=" + service.label()));

		try (Backend backend = Backend.start(infrastructure, MixedSetup.of(Model.VIRTUAL), options)) {
			String gateway = Files.readString(backend.processes().getFirst().logFile());
			String user = Files.readString(backend.processes().getLast().logFile());
			assertThat(gateway).contains("--tweebyte.services.user=" + backend.service(ServiceName.USER))
				.doesNotContain("tweebyte.database")
				.doesNotContain("tweebyte.token.key-file");
			assertThat(user).contains("--tweebyte.database.name=users")
				.contains("--tweebyte.database.port=" + infrastructure.postgres().port())
				.contains("--spring.data.redis.port=" + infrastructure.redis().port())
				.contains("--tweebyte.token.key-file=" + infrastructure.tokenKey())
				.contains("--tweebyte.security.mode=off")
				.contains("--spring.profiles.active=measure")
				.contains("--tweebyte.password.cost=4");
		}
	}

	@Test
	void tellsPasswordsToNoOtherUser() throws IOException {
		Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")), "only Linux has /proc");
		String key = "key-of-a-model";
		BackendOptions options = options().withProperties(Map.of("tweebyte.assistant.key", key));
		try (Backend backend = Backend.start(infrastructure, MixedSetup.of(Model.ASYNC), options)) {
			String database = infrastructure.postgres().connection("users").password();
			String redis = infrastructure.redis().connection().password();
			String secret = Files.readString(infrastructure.workspace().keys().resolve("service-secret")).strip();
			for (ServiceProcess service : backend.processes()) {
				Path process = Path.of("/proc", Long.toString(service.process().identity().pid()));
				assertThat(Files.readString(process.resolve("cmdline"))).doesNotContain(database, redis, secret, key);
				assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(process.resolve("environ"))))
					.isEqualTo("r--------");
				assertThat(Files.readString(service.logFile())).doesNotContain(database, redis, secret, key);
				assertThat(environment(service)).contains("TWEEBYTE_SECURITY_SERVICESECRET=" + secret,
						"TWEEBYTE_ASSISTANT_KEY=" + key);
			}
			assertThat(environment(backend.processes().getLast())).contains("TWEEBYTE_DATABASE_PASSWORD=" + database)
				.contains("SPRING_DATA_REDIS_PASSWORD=" + redis);
			assertThat(environment(backend.processes().getFirst())).contains("SPRING_DATA_REDIS_PASSWORD=" + redis)
				.noneMatch((variable) -> variable.startsWith("TWEEBYTE_DATABASE_PASSWORD"));
		}
	}

	@Test
	void leavesAServiceToOthers() throws IOException {
		List<String> progress = new ArrayList<>();
		BackendOptions options = options().without(Set.of(ServiceName.USER)).withProgress(progress::add);
		Path settings = infrastructure.workspace().settings(Model.REACTIVE, ServiceName.USER);

		try (Backend backend = Backend.start(infrastructure, MixedSetup.of(Model.REACTIVE), options)) {
			assertThat(backend.processes()).extracting(ServiceProcess::label).containsExactly("reactive/gateway");
			assertThat(progress)
				.contains("leaving out reactive/user; start it with --spring.config.additional-location=" + settings);
			Properties written = new Properties();
			try (Reader reader = Files.newBufferedReader(settings)) {
				written.load(reader);
			}
			assertThat(Files.readString(backend.processes().getFirst().logFile()))
				.contains("--tweebyte.services.user=http://127.0.0.1:" + written.getProperty("server.port"));
			assertThat(written)
				.containsEntry("tweebyte.database.password", infrastructure.postgres().connection("users").password())
				.containsEntry("tweebyte.token.key-file", infrastructure.tokenKey().toString());
			assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(settings))).isEqualTo("rw-------");
		}
	}

	@Test
	void keepsItsStateFromOtherUsers() throws IOException {
		Path state = infrastructure.workspace().state();
		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(state))).matches("rwx------|rwx--x---");
		Files.setPosixFilePermissions(state, PosixFilePermissions.fromString("rwxr-xr-x"));

		infrastructure.workspace().prepare();

		assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(state))).matches("rwx------|rwx--x---");
	}

	@Test
	void startsAnotherFormOfAServiceBesideIt() throws IOException, InterruptedException {
		Path jar = Files.copy(infrastructure.workspace().jar(Model.ASYNC, ServiceName.USER),
				folder.resolve("other-form-0.1.0-SNAPSHOT.jar"));
		try (Backend backend = Backend.start(infrastructure, MixedSetup.of(Model.ASYNC), options())) {
			ServiceVariant variant = ServiceVariant.start(infrastructure, backend, ServiceName.USER, jar, options());
			try (variant) {
				assertThat(status(variant.process().url())).isEqualTo(200);
				assertThat(variant.process().url()).isNotEqualTo(backend.service(ServiceName.USER));
				assertThat(variant.process().logFile()).hasFileName("other-form.log")
					.content()
					.contains("--tweebyte.database.name=users");
			}
			assertThat(variant.process().process().isAlive()).isFalse();
			assertThat(status(backend.service(ServiceName.USER))).isEqualTo(200);
		}
	}

	@Test
	void asksTheNeighboursOfTheBackendFromBesideIt() throws IOException {
		Path jar = infrastructure.workspace().jar(Model.ASYNC, ServiceName.USER);
		try (Backend backend = Backend.start(infrastructure, MixedSetup.of(Model.ASYNC), options());
				ServiceVariant variant = ServiceVariant.start(infrastructure, backend, ServiceName.TWEET, jar,
						options())) {
			assertThat(Files.readString(variant.process().logFile()))
				.contains("--tweebyte.services.user=" + backend.service(ServiceName.USER))
				.contains("--tweebyte.database.name=tweets");
		}
	}

	@Test
	void saysThatTheJarOfAnotherFormIsMissing() {
		try (Backend backend = Backend.start(infrastructure, MixedSetup.of(Model.ASYNC), options())) {
			assertThatExceptionOfType(ServerException.class)
				.isThrownBy(() -> ServiceVariant.start(infrastructure, backend, ServiceName.USER,
						folder.resolve("none.jar"), options()))
				.withMessageContaining("none.jar is missing");
		}
	}

	@Test
	void showsTheLogOfAServiceThatDies() {
		BackendOptions options = options().withProperties(Map.of("fake.fault", "dies"));

		assertThatExceptionOfType(ServerException.class)
			.isThrownBy(() -> Backend.start(infrastructure, MixedSetup.of(Model.REACTIVE), options))
			.withMessageContaining("ended before it was ready")
			.withMessageContaining("this is the reason");
	}

	@Test
	void stopsEverythingWhenAServiceIsNotReadyInTime() {
		List<String> progress = new ArrayList<>();
		BackendOptions options = options().withProperties(Map.of("fake.fault", "never-ready"))
			.withDeadline(Duration.ofSeconds(4))
			.withProgress(progress::add);

		assertThatExceptionOfType(ServerException.class)
			.isThrownBy(() -> Backend.start(infrastructure, MixedSetup.of(Model.REACTIVE), options))
			.withMessageContaining("reactive/gateway, reactive/user not ready within 4 s");
		assertThat(progress).anyMatch((line) -> line.startsWith("waiting for reactive/gateway, reactive/user, 3."));
		assertThat(children()).isEmpty();
	}

	@Test
	void saysWhichJarIsMissing() throws IOException {
		Path jar = infrastructure.workspace().jar(Model.REACTIVE, ServiceName.USER);
		Path aside = Files.move(jar, jar.resolveSibling("aside"));
		try {
			assertThatExceptionOfType(ServerException.class)
				.isThrownBy(() -> Backend.start(infrastructure, MixedSetup.of(Model.REACTIVE), options()))
				.withMessageContaining(jar + " is missing");
		}
		finally {
			Files.move(aside, jar);
		}
	}

	@Test
	void migratesTheDatabases() throws SQLException {
		try (Connection connection = infrastructure.postgres().connection("users").open()) {
			assertThat(connection.createStatement().executeQuery("select count(*) from users").next()).isTrue();
		}
	}

	private static List<String> environment(ServiceProcess service) throws IOException {
		Path environment = Path.of("/proc", Long.toString(service.process().identity().pid()), "environ");
		return List.of(Files.readString(environment).split("\0"));
	}

	private static BackendOptions options() {
		return BackendOptions.defaults().withHeap("32m");
	}

	private static List<String> children() {
		return ProcessHandle.current()
			.children()
			.flatMap((child) -> child.info().commandLine().stream())
			.filter((command) -> command.contains("-service-"))
			.toList();
	}

	private static int status(URI url) throws IOException, InterruptedException {
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(HttpRequest.newBuilder(url).build(), BodyHandlers.discarding()).statusCode();
		}
	}

}
