package io.tweebyte.launcher.setup;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.servers.process.FreePorts;
import io.tweebyte.servers.process.ServerException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class InfrastructureIntegrationTests {

	@TempDir
	private Path folder;

	private final List<String> progress = new CopyOnWriteArrayList<>();

	private SharedServers servers;

	@AfterEach
	void stop() {
		this.servers.stop();
	}

	@Test
	void stopsRedisWhenAnotherProcessHasThePortOfPostgres() throws IOException {
		try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			this.servers = servers(other.getLocalPort());

			assertThatExceptionOfType(ServerException.class)
				.isThrownBy(() -> Infrastructure.open(this.servers, this.progress::add))
				.withMessageContaining("but PostgreSQL needs it");
		}
		assertThat(this.progress).singleElement().asString().startsWith("Redis is ready");
		assertThat(this.servers.running()).isEmpty();
	}

	@Test
	void stopsBothServersWhenAMigrationFails() throws SQLException {
		this.servers = servers(FreePorts.find());
		Infrastructure.open(this.servers, this.progress::add);
		this.servers.postgres().owner("tweets").execute("update flyway_schema_history set checksum = 1");

		assertThatExceptionOfType(ServerException.class)
			.isThrownBy(() -> Infrastructure.open(this.servers, this.progress::add))
			.withMessageContaining("The database tweets was made by other scripts");

		assertThat(this.servers.running()).isEmpty();
	}

	private SharedServers servers(int postgresPort) {
		return new SharedServers(Workspace.at(this.folder), postgresPort, FreePorts.find());
	}

}
