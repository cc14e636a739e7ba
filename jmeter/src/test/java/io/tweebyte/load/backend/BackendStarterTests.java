package io.tweebyte.load.backend;

import java.nio.file.Path;

import io.tweebyte.launcher.workspace.Workspace;
import io.tweebyte.load.plan.BackendName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class BackendStarterTests {

	@TempDir
	private Path state;

	@Test
	void findsNoAotCachesWhereNoneWereMade() {
		Workspace workspace = new Workspace(Path.of("..").toAbsolutePath().normalize(), this.state);
		assertThat(BackendStarter.hasAotCaches(workspace, BackendName.ASYNC.setup(), "256m")).isFalse();
	}

}
