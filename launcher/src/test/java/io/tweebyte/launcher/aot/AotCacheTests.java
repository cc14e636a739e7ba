package io.tweebyte.launcher.aot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;

import io.tweebyte.launcher.backend.FakeCheckout;
import io.tweebyte.launcher.service.BackendOptions;
import io.tweebyte.launcher.workspace.Model;
import io.tweebyte.launcher.workspace.ServiceName;
import io.tweebyte.launcher.workspace.Workspace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class AotCacheTests {

	@TempDir
	private Path folder;

	private Workspace workspace;

	private AotCache cache;

	@BeforeEach
	void make() throws IOException {
		this.workspace = FakeCheckout.in(this.folder);
		this.cache = cache("128m");
		this.cache.unpacked(Duration.ofSeconds(30));
	}

	@Test
	void isOfItsFlags() {
		assertThat(cache("128m").file()).isEqualTo(this.cache.file());
		assertThat(cache("64m").file()).isNotEqualTo(this.cache.file());
	}

	@Test
	void appearsOnceItIsWhole() throws IOException {
		Files.writeString(this.cache.configuration(), "what a JVM has seen");
		Files.writeString(this.cache.unfinished(), "half a cache");
		assertThat(this.cache.exists()).isFalse();

		this.cache.finish();

		assertThat(this.cache.exists()).isTrue();
		assertThat(this.cache.folder()).isDirectoryNotContaining("glob:**unfinished*");
	}

	@Test
	void losesWhatABrokenOffRecordingHasLeft() throws IOException {
		Files.writeString(this.cache.configuration(), "what a JVM has seen");
		Files.writeString(this.cache.unfinished(), "half a cache");
		Files.writeString(this.cache.log(), "a line");

		this.cache.clear();

		assertThat(this.cache.folder()).isEmptyDirectory();
	}

	@Test
	void isTriedThreeTimes() throws IOException {
		Files.writeString(this.cache.file(), "a cache from which the JVM does not start");
		assertThat(this.cache.isWorthAnAttempt()).isTrue();

		this.cache.fail("the first reason\nand its log");
		assertThat(this.cache.exists()).isFalse();
		this.cache.fail("the second reason");
		assertThat(this.cache.isWorthAnAttempt()).isTrue();

		this.cache.fail("the third reason");
		assertThat(this.cache.isWorthAnAttempt()).isFalse();
		assertThat(this.cache.folder().resolve("failures")).content()
			.contains("the first reason", "the third reason")
			.doesNotContain("and its log");
		assertThat(cache("64m").isWorthAnAttempt()).isTrue();
	}

	@Test
	void isKeptWithTheOneThatWasUsedLast() throws IOException {
		AotCache first = cache("16m");
		AotCache second = cache("64m");
		first.unpacked(Duration.ofSeconds(30));
		Files.setLastModifiedTime(this.cache.folder(), FileTime.fromMillis(0));
		second.unpacked(Duration.ofSeconds(30));
		Files.setLastModifiedTime(first.folder(), FileTime.fromMillis(1));
		Files.setLastModifiedTime(second.folder(), FileTime.fromMillis(2));

		this.cache.unpacked(Duration.ofSeconds(30));

		assertThat(this.cache.folder()).exists();
		assertThat(second.folder()).exists();
		assertThat(first.folder()).doesNotExist();
	}

	private AotCache cache(String heap) {
		return AotCache.of(this.workspace, this.workspace.jar(Model.ASYNC, ServiceName.USER),
				BackendOptions.defaults().withHeap(heap));
	}

}
