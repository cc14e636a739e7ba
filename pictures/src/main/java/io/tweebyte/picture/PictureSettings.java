package io.tweebyte.picture;

import java.nio.file.Path;
import java.time.Duration;

import io.tweebyte.shared.settings.TimeLimit;
import jakarta.validation.constraints.NotNull;
import org.hibernate.validator.constraints.Range;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.Assert;
import org.springframework.util.unit.DataSize;
import org.springframework.validation.annotation.Validated;

/**
 * The pictures of tweets.
 *
 * @param directory the directory of the files, which all tweet services share; an
 * absolute path
 * @param threads the number of threads that decode pictures; each may need 170 MB of
 * memory, most of it outside of the heap
 * @param uploads the number of pictures that are decoded or wait for it at once; the next
 * one gets 503
 * @param uploadsPerUser the number of them for one user; the next one gets 429
 * @param uploadsPerHour the number of pictures that one user may upload per hour, on
 * average and at once after a pause, whether they are refused or not; the next one gets
 * 429
 * @param reserve how much of the disk pictures leave free; with less, uploads get 503
 * @param kept how long the files of a picture stay after no tweet has it any more
 * @param batch the number of pictures per step of the clean-up
 * @param firstDelay the time from the start to the first clean-up
 * @param period the time from the beginning of one clean-up to the next
 */
@Validated
@ConfigurationProperties("tweebyte.pictures")
public record PictureSettings(@NotNull Path directory, @Range(min = 1, max = 1_000) @DefaultValue("1") int threads,
		@Range(min = 1, max = 100_000) @DefaultValue("8") int uploads,
		@Range(min = 1, max = 100_000) @DefaultValue("2") int uploadsPerUser,
		@Range(min = 1, max = 1_000_000) @DefaultValue("30") int uploadsPerHour, @DefaultValue("1GB") DataSize reserve,
		@TimeLimit @DefaultValue("1h") Duration kept, @Range(min = 1, max = 10_000) @DefaultValue("100") int batch,
		@DurationMin @DurationMax(days = 24) @DefaultValue("1m") Duration firstDelay,
		@TimeLimit @DefaultValue("1m") Duration period) {

	public PictureSettings {
		// Tomcat would look for another one in a folder of its own
		Assert.isTrue(directory == null || directory.isAbsolute(),
				() -> "tweebyte.pictures.directory must be an absolute path, but is " + directory + ".");
	}

	/** The frameworks write the parts of forms there, so no file system lies between. */
	public Path incoming() {
		return this.directory.resolve("incoming");
	}

}
