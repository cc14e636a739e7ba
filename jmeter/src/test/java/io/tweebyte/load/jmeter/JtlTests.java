package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.tweebyte.load.stats.Sample;

import static org.assertj.core.api.Assertions.assertThat;

class JtlTests {

	private static final String HEADER = "timeStamp,elapsed,label,responseCode,threadName,success,failureMessage,"
			+ "grpThreads,allThreads\n";

	@TempDir
	Path folder;

	@Test
	void readsSamplesInTheOrderOfTheFile() throws IOException {
		Jtl jtl = read(HEADER + "2000,7,user-summary,200,Users 1-2,true,,2,2\n"
				+ "1000,5,user-summary,200,Users 1-1,true,,2,2\n");
		assertThat(jtl.damage()).isEmpty();
		assertThat(jtl.samples().stream()).containsExactly(
				new Sample(2000, 7, "user-summary", "Users 1-2", 2, true, ""),
				new Sample(1000, 5, "user-summary", "Users 1-1", 2, true, ""));
	}

	@Test
	void findsColumnsByName() throws IOException {
		Jtl jtl = read("allThreads,success,threadName,responseCode,failureMessage,elapsed,timeStamp,label\n"
				+ "3,true,Users 1-1,200,,5,1000,s\n");
		assertThat(jtl.samples().stream()).containsExactly(new Sample(1000, 5, "s", "Users 1-1", 3, true, ""));
	}

	@Test
	void readsTheSizeOfAnswersWhereItIsTold() throws IOException {
		Jtl jtl = read("allThreads,success,threadName,label,responseCode,failureMessage,elapsed,timeStamp,bytes\n"
				+ "3,true,Users 1-1,s,200,,5,1000,712\n");
		assertThat(jtl.samples().bytes(0)).isEqualTo(712);
	}

	@Test
	void tellsFailuresByKind() throws IOException {
		Jtl jtl = read(HEADER + "1,1,s,503,u,false,Test failed: code expected to equal /200/,1,1\n"
				+ "2,1,s,Non HTTP response code: java.net.SocketTimeoutException,u,false,,1,1\n"
				+ "3,1,s,200,u,false,\"Test failed: headers expected not to contain /(?i)X-Degraded:/\",1,1\n"
				+ "4,1,s,200,u,false,\"No results for path: $[?(@.id == 'a, \"\"b\"\"')]\nand more\",1,1\n");
		assertThat(jtl.damage()).isEmpty();
		assertThat(jtl.samples().stream()).extracting(Sample::kind)
			.containsExactly("503", "SocketTimeoutException", "degraded", "body");
	}

	@Test
	void keepsWhatStandsBeforeALineThatIsCutOff() throws IOException {
		Jtl jtl = read(HEADER + "1000,5,s,200,u,true,,1,1\n2000,5,s,200,u,tr");
		assertThat(jtl.samples().size()).isEqualTo(1);
		assertThat(jtl.damage()).hasValueSatisfying(
				(damage) -> assertThat(damage).contains("damaged after 1 samples", "the last line is cut off"));
	}

	@Test
	void tellsALineThatIsCutOffAtAnyPlace() throws IOException {
		String line = "2000,5,s,200,u,true,,1,12\n";
		for (int length = 1; length < line.length(); length++) {
			Jtl jtl = read(HEADER + line.substring(0, length));
			assertThat(jtl.damage()).as(line.substring(0, length)).isPresent();
			assertThat(jtl.samples().isEmpty()).isTrue();
		}
	}

	@Test
	void tellsALineThatMakesNoSense() throws IOException {
		assertThat(read(HEADER + "1000,5,s,200,u,perhaps,,1,1\n").damage()).isPresent();
		assertThat(read(HEADER + "soon,5,s,200,u,true,,1,1\n").damage()).isPresent();
		assertThat(read(HEADER + "1000,5,s,200\n").damage()).isPresent();
	}

	@Test
	void tellsAFileThatIsNoJtl() throws IOException {
		assertThat(read("").damage()).isPresent();
		assertThat(read("a,b\n1,2\n").damage()).isPresent();
		assertThat(Jtl.read(this.folder.resolve("nowhere.jtl")).damage()).isPresent();
	}

	@Test
	void takesAFileWithoutSamplesForWhole() throws IOException {
		Jtl jtl = read(HEADER);
		assertThat(jtl.damage()).isEmpty();
		assertThat(jtl.samples().isEmpty()).isTrue();
	}

	private Jtl read(String text) throws IOException {
		return Jtl.read(Files.writeString(this.folder.resolve("samples.jtl"), text));
	}

}
