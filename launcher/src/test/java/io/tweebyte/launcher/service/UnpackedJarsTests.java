package io.tweebyte.launcher.service;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

import io.tweebyte.servers.process.ServerException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class UnpackedJarsTests {

	private final UnpackedJars jars = new UnpackedJars(Duration.ofSeconds(30));

	@TempDir
	private Path folder;

	@Test
	void startsAJarThatCannotUnpackItselfAsItIs() throws IOException {
		Path jar = jar("old.jar", "BOOT-INF/lib/spring-core-5.3.31.jar");
		assertThat(this.jars.unpacked(jar)).isEqualTo(jar);
		assertThat(this.folder).isDirectoryNotContaining((path) -> path.endsWith("unpacked"));
	}

	@Test
	void findsWhatALinkLeadsTo() throws IOException {
		Path link = Files.createSymbolicLink(this.folder.resolve("link.jar"), copying("own-name.jar"));
		assertThat(this.jars.unpacked(link)).exists().hasFileName("own-name.jar");
	}

	@Test
	void saysWhatTheToolSaidOfAJarThatItCannotUnpack() throws IOException {
		Path jar = jar("broken.jar", "BOOT-INF/lib/spring-boot-jarmode-tools-4.0.0.jar");
		assertThatExceptionOfType(ServerException.class).isThrownBy(() -> this.jars.unpacked(jar))
			.withMessageContaining("broken.jar could not be unpacked")
			.withMessageContaining("Invalid or corrupt jarfile");
	}

	@Test
	void saysWhichFileIsNoJar() throws IOException {
		Path file = Files.writeString(this.folder.resolve("no.jar"), "no jar");
		assertThatExceptionOfType(ServerException.class).isThrownBy(() -> this.jars.unpacked(file))
			.withMessageContaining("Cannot unpack " + file);
	}

	@Test
	void takesTwoJarsOfTheSameEntriesForTheSame() throws IOException {
		Path first = UnpackedJars.folder(jar("same.jar", "Main.class"), this.folder);
		Files.setLastModifiedTime(this.folder.resolve("same.jar"), FileTime.fromMillis(0));
		assertThat(UnpackedJars.folder(jar("same.jar", "Main.class"), this.folder)).isEqualTo(first);
		assertThat(UnpackedJars.folder(jar("same.jar", "Other.class"), this.folder)).isNotEqualTo(first);
	}

	private Path copying(String name) throws IOException {
		Path jar = this.folder.resolve(name);
		String tool = CopyingTool.class.getName().replace('.', '/') + ".class";
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, CopyingTool.class.getName());
		try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest);
				InputStream bytes = CopyingTool.class.getClassLoader().getResourceAsStream(tool)) {
			out.putNextEntry(new JarEntry("BOOT-INF/lib/spring-boot-jarmode-tools-4.0.0.jar"));
			out.putNextEntry(new JarEntry(tool));
			bytes.transferTo(out);
		}
		return jar;
	}

	private Path jar(String name, String entry) throws IOException {
		Path jar = this.folder.resolve(name);
		try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
			out.putNextEntry(new JarEntry(entry));
		}
		return jar;
	}

}
