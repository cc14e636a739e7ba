package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class JtlTailTests {

	@TempDir
	Path folder;

	@Test
	void tellsWholeLinesAsTheyAreWritten() throws IOException {
		Path file = this.folder.resolve("samples.jtl");
		JtlTail tail = new JtlTail(file);
		assertThat(read(tail)).isEmpty();
		Files.writeString(file, "timeStamp,elapsed,label\n1700000000000,5,s\n17000000");
		assertThat(read(tail)).containsExactly("1700000000000+5");
		assertThat(read(tail)).isEmpty();
		Files.writeString(file, "00100,7,s\n1700000000200,9,\"a\n12,13,text\"\n", StandardOpenOption.APPEND);
		assertThat(read(tail)).containsExactly("1700000000100+7", "1700000000200+9");
	}

	private static List<String> read(JtlTail tail) throws IOException {
		List<String> samples = new ArrayList<>();
		tail.read((start, elapsed) -> samples.add(start + "+" + elapsed));
		return samples;
	}

}
