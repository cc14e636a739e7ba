package io.tweebyte.lab.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import io.tweebyte.lab.work.Style;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.GroupListing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class RecordRunsIntegrationTests {

	@TempDir
	private Path books;

	@Test
	void aJvmReceivesAsOftenAsThePresetSays() throws Exception {
		Files.writeString(this.books.resolve("one.txt"), "a line");
		LabPreset preset = LabPreset.SMOKE;
		try (ForkRunner runner = new ForkRunner(this.books, preset);
				Admin admin = Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG,
						runner.sources().messages().start().address()))) {
			Fork fork = runner.run(new Cell("message-receive", Style.POOL, false), 0, this.books.resolve("unused"));
			assertThat(fork.outcome().delivered()).isEqualTo(runner.sources().messages().count());
			// each run has a group of its own
			assertThat(admin.listGroups().all().get()).extracting(GroupListing::groupId)
				.filteredOn((group) -> group.startsWith("receive-"))
				.hasSize(preset.records().before() + preset.records().measured());
		}
	}

}
