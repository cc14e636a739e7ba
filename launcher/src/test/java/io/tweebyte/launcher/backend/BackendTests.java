package io.tweebyte.launcher.backend;

import java.nio.file.Path;

import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.workspace.MixedSetup;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class BackendTests {

	@TempDir
	private Path state;

	@Test
	void findsNoAotCachesWhereNoneWereMade() {
		Workspace workspace = new Workspace(Path.of("..").toAbsolutePath().normalize(), this.state);
		assertThat(Backend.hasAotCaches(workspace, MixedSetup.of(Model.ASYNC), BackendOptions.defaults())).isFalse();
	}

}
