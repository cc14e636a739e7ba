package io.tweebyte.load.backend;

import java.nio.file.Path;

import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class BackendStarterTests {

	@TempDir
	private Path state;

	@Test
	void findsNoAotCachesWhereNoneWereMade() {
		Workspace workspace = new Workspace(Path.of("..").toAbsolutePath().normalize(), this.state);
		assertThat(BackendStarter.hasAotCaches(workspace, MixedSetup.of(Model.ASYNC), "256m")).isFalse();
	}

}
