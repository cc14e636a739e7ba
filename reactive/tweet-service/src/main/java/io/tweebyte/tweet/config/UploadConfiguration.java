package io.tweebyte.tweet.config;

import java.io.IOException;
import java.io.UncheckedIOException;

import io.tweebyte.common.server.ForwardedHeaders;
import io.tweebyte.common.server.InFlightLimitFilter;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.common.server.ServerConfiguration;
import io.tweebyte.picture.PictureSettings;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.limit.ClientPlaces;
import io.tweebyte.shared.settings.UploadSettings;

import org.springframework.boot.http.codec.CodecCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;
import org.springframework.http.codec.multipart.DefaultPartHttpMessageReader;
import org.springframework.http.server.reactive.ServerHttpRequest;

/** Reads the parts of a few uploads at once. */
@Configuration(proxyBeanMethods = false)
class UploadConfiguration {

	@Bean
	@Order(ServerConfiguration.AFTER_SECURITY)
	InFlightLimitFilter uploadFilter(PictureSettings settings, ProblemWriter problems) {
		ClientPlaces places = new ClientPlaces(settings.uploads(), settings.uploads());
		return new InFlightLimitFilter(places, UploadConfiguration::isUpload, ForwardedHeaders::address, problems);
	}

	private static boolean isUpload(ServerHttpRequest request) {
		return GatewayPaths.isUpload(request.getMethod().name(), request.getPath().value());
	}

	// after the framework's own
	@Bean
	@Order(1)
	CodecCustomizer uploadParts(PictureSettings settings) {
		return (codecs) -> codecs.defaultCodecs().configureDefaultCodec((codec) -> {
			if (codec instanceof DefaultPartHttpMessageReader parts) {
				limit(parts, settings);
			}
		});
	}

	private static void limit(DefaultPartHttpMessageReader parts, PictureSettings settings) {
		try {
			parts.setFileStorageDirectory(settings.incoming());
			parts.setMaxDiskUsagePerPart(UploadSettings.FILE);
			parts.setMaxHeadersSize(UploadSettings.PART_HEAD);
			parts.setMaxParts(UploadSettings.PARTS);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
