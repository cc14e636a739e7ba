package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class JtlTailTests {

	@TempDir
	Path folder;

	@Test
	void knowsTheFirstRequestInTimeAsSoonAsItIsWritten() throws IOException {
		Path file = this.folder.resolve("samples.jtl");
		JtlTail tail = new JtlTail(file);
		assertThat(tail.first()).isEmpty();
		Files.writeString(file, "timeStamp,elapsed,label\n17000000");
		assertThat(tail.first()).isEmpty();
		Files.writeString(file, "timeStamp,elapsed,label\n1700000000100,5,s\n1700000000000,200,s\n\"12,13,text\"\n");
		assertThat(tail.first()).hasValue(1_700_000_000_000L);
	}

}
